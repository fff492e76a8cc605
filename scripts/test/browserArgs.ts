/**
 * What Chromium is started with in tests. The popup of its address bar is a page of its own that each window loads
 * though nobody sees it: a quarter of what a short test takes. Of two lists of features the last one counts, so the
 * names that Playwright leaves out stand here too.
 */
export const browserArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Without it, each context makes a renderer ahead that no test uses.
  '--renderer-process-limit=1',
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'AimEnabled',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'TcpPortRandomizationWin',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
];
