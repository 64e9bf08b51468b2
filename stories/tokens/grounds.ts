/** Text tokens with the grounds that they stand on; their contrast is measured, pair by pair, in both themes. */
export const grounds: Record<string, readonly string[]> = {
  primary: ['secondary', 'muted', 'accent-text', 'danger-text', 'success-text'],
  surface: ['secondary', 'muted', 'accent-text', 'danger-text', 'success-text'],
  raised: ['secondary', 'muted', 'accent-text', 'danger-text', 'success-text'],
  'accent-soft': ['secondary', 'muted', 'accent-text'],
  'danger-soft': ['secondary', 'danger-text'],
  'success-soft': ['secondary', 'success-text'],
  footer: ['footer-text', 'footer-muted'],
  code: ['code-text', 'code-muted', 'code-accent'],
  'code-line': ['code-text', 'code-muted'],
  accent: ['white'],
  'accent-strong': ['white'],
  danger: ['white'],
  success: ['ink'],
};
