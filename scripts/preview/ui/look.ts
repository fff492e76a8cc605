/** The tool's own measures and colours. Sites bring their own, in frames of their own. */
export const look = {
  ink: '#1b1f26',
  quiet: '#59616e',
  line: '#d9dce2',
  faint: '#eceef2',
  paper: '#ffffff',
  desk: '#e6e8ed',
  accent: '#1d5bd6',
  accentFaint: '#e8effc',
  error: '#b3261e',
  errorFaint: '#fdeeec',
  warning: '#8a5300',
  warningFaint: '#fdf3e1',
  good: '#1f6b3a',
  radius: '6px',
  text: "'Inter Variable', system-ui, sans-serif",
  code: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
} as const;
