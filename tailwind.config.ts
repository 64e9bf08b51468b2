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
        danger: themed('footer-danger'),
      },
      'course-info': themed('course-info'),
      surface: themed('surface'),
      raised: themed('raised'),
      line: { DEFAULT: themed('line'), strong: themed('line-strong') },
      muted: themed('muted'),
      'accent-text': themed('accent-text'),
      'accent-soft': themed('accent-soft'),
      'accent-strong': '#6A3BD6',
      'accent-pressed': '#5A2FC0',
      'danger-strong': '#AB1A36',
      'danger-pressed': '#8F152D',
      // Text on white, whatever the theme: in the site's own colour and on the ground of a course.
      ink: { DEFAULT: '#212121', course: '#1D1A26' },
      'danger-text': themed('danger-text'),
      'danger-soft': themed('danger-soft'),
      'success-text': themed('success-text'),
      'success-soft': themed('success-soft'),
      code: {
        DEFAULT: themed('code'),
        line: themed('code-line'),
        out: themed('code-out'),
        text: '#E9E4F5',
        muted: '#A79CC0',
        accent: '#9D78F5',
        'accent-strong': '#B396F8',
        'on-accent': '#180F2E',
        light: '#CDB9FF',
        key: '#463B63',
        number: '#9A90B5',
        name: '#8FD0FF',
        string: '#9BE3B0',
        result: '#C9F5D6',
        warning: '#FFD7A8',
        danger: '#FF9DB0',
        bad: { DEFAULT: '#FF6B85', line: '#41202F' },
        tab: '#3A3153',
        ahead: '#4A4069',
        edge: '#6F6687',
        success: '#84DC9D',
        'on-success': '#10241A',
        done: { DEFAULT: '#1D3529', line: '#2B4B3B' },
      },
      // Of the desk alone; their values are in src/styles/desk.css.
      warn: { text: themed('warn-text'), soft: themed('warn-soft') },
      bar: { DEFAULT: themed('bar'), quiet: themed('bar-quiet') },
      // The ground of a game, in both themes; gamePage.ts has it, too.
      game: { DEFAULT: '#0C3D2F', edge: '#07291F' },
      course: {
        DEFAULT: themed('course'),
        pressed: 'color-mix(in srgb, var(--course) 82%, #000)',
        text: themed('course-text'),
        soft: themed('course-soft'),
      },
    },
    fontFamily: {
      // Few names: the browser asks the system for each one that it has not, in the middle of the first layout. The ones that
      // stand in have their measures in src/styles/fonts.css.
      sans: ['"Figtree Variable"', '"Figtree Fallback"', '"Figtree Fallback Roboto"', 'sans-serif'],
      mono: [
        '"JetBrains Mono Variable"',
        '"JetBrains Mono Fallback"',
        '"JetBrains Mono Fallback Consolas"',
        '"JetBrains Mono Fallback Courier"',
        'monospace',
      ],
    },
    // Without a line height they take that of the text around them.
    fontSize: {
      '3xs': ['0.75rem', '1.4'],
      '2xs': ['0.8125rem', '1.45'],
      xs: ['0.875rem', '1.45'],
      sm: ['0.9375rem', '1.5'],
      mono: '0.9375rem',
      md: '1rem',
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
      // The line that is lit, as the current one of an editor.
      lit: 'inset 3px 0 0 #7E50E6',
      'lit-course': 'inset 3px 0 0 var(--course-text)',
      'lit-code': 'inset 3px 0 0 #9D78F5',
      pop: 'var(--pop)',
    },
    extend: {
      fontWeight: { firm: '550', strong: '650' },
      letterSpacing: { title: '-0.02em' },
      // `column` is as wide as is good to read, `lead` a few lines under a title.
      maxWidth: { page: '1160px', prose: '68ch', column: '740px', lead: '34em' },
    },
  },
} satisfies Config;
