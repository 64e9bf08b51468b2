import type { Config } from 'tailwindcss';

/** A token whose value changes with the theme; the values live in src/styles.css under the same name. */
const themed = (name: string) => `var(--${name})`;

/**
 * The design tokens. Colours of the spec are `primary` … `course-info`; the rest is derived from them
 * with AA contrast in both themes. Breakpoints are the spec's: XS to 420, S to 720, M to 1024, L to 1366 px.
 */
export default {
  content: [],
  theme: {
    screens: { s: '421px', m: '721px', l: '1025px', xl: '1367px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      primary: themed('primary'),
      secondary: themed('secondary'),
      accent: '#7E50E6',
      grey: '#545454',
      danger: '#CB2041',
      success: '#4CBF6B',
      footer: {
        DEFAULT: themed('footer'),
        text: themed('footer-text'),
        muted: themed('footer-muted'),
        line: themed('footer-line'),
      },
      'course-info': themed('course-info'),
      surface: themed('surface'),
      raised: themed('raised'),
      line: { DEFAULT: themed('line'), strong: themed('line-strong') },
      muted: themed('muted'),
      'accent-text': themed('accent-text'),
      'accent-soft': themed('accent-soft'),
      'accent-strong': '#6A3BD6',
      'danger-text': themed('danger-text'),
      'danger-soft': themed('danger-soft'),
      'success-text': themed('success-text'),
      'success-soft': themed('success-soft'),
      code: {
        DEFAULT: themed('code'),
        line: themed('code-line'),
        text: '#E9E4F5',
        muted: '#A79CC0',
        accent: '#9D78F5',
      },
      course: { 'first-line': '#7E50E6', java: '#C4552D', sql: '#2F6FD0', games: '#12795B', ai: '#3A3350' },
    },
    fontFamily: {
      sans: ['"Figtree Variable"', '"Figtree Fallback"', 'sans-serif'],
      // Few names: the browser asks the system for each one that it has not, in the middle of the first layout.
      mono: ['"JetBrains Mono Variable"', '"JetBrains Mono Fallback"', 'monospace'],
    },
    fontSize: {
      xs: ['0.875rem', '1.45'],
      sm: ['0.9375rem', '1.5'],
      base: ['1.0625rem', '1.6'],
      lg: ['1.125rem', '1.65'],
      xl: ['1.3125rem', '1.5'],
      h3: ['1.25rem', '1.25'],
      h2: ['clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem)', '1.15'],
      h1: ['clamp(2rem, 1.5rem + 2.4vw, 3.25rem)', '1.1'],
      display: ['clamp(2.5rem, 1.8rem + 3.4vw, 3.75rem)', '1.06'],
    },
    borderRadius: { none: '0', sm: '6px', md: '10px', lg: '12px', xl: '16px', '2xl': '18px', full: '9999px' },
    boxShadow: {
      none: 'none',
      raised: 'var(--shadow-raised)',
      editor: '0 30px 60px -20px rgba(58, 28, 120, 0.45)',
    },
    extend: {
      maxWidth: { page: '1160px', prose: '68ch' },
    },
  },
} satisfies Config;
