/** What the production policy would block. What only the development server does is no news. */
export function watchPolicy(onViolation: (directive: string, blocked: string, source: string) => void): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      if (disposition !== 'report' || isOfDevelopment(effectiveDirective, blockedURI, sourceFile)) return;
      onViolation(
        effectiveDirective,
        blockedURI,
        sourceFile === '' ? '' : `${sourceFile.replace(window.location.origin, '')}:${lineNumber}`,
      );
    },
  );
}

/** Styles and scripts that stand in the page while code is being written, and the line to the development server. */
function isOfDevelopment(directive: string, blocked: string, source: string): boolean {
  if (blocked === 'inline') return directive === 'style-src-elem' || directive === 'script-src-elem';
  return (
    /^wss?:/.test(blocked) ||
    source.includes('/@vite/') ||
    source.includes('/node_modules/.vite/') ||
    source.includes('/scripts/preview/')
  );
}
