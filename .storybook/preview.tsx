import type { Decorator, Preview } from '@storybook/react-vite';
import '../src/styles.css';

/** Every story is seen on this day. */
const today = new Date('2026-09-01T10:00:00Z').getTime();

// Stories may not depend on the day or on the network: a component gets its data by props.
const RealDate = Date;
class FixedDate extends RealDate {
  constructor(...args: [] | [number | string]) {
    super(...((args.length === 0 ? [today] : args) as [number]));
  }
}
if (!import.meta.env.VITEST) globalThis.Date = FixedDate as DateConstructor;

const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.lang = 'sk';
  document.documentElement.dataset.theme = globals.theme;
  return <Story />;
};

export default {
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: 'Téma',
      toolbar: {
        title: 'Téma',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Svetlá' },
          { value: 'dark', title: 'Tmavá' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', viewport: { value: 'desktop' } },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Telefón 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Počítač 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    chromatic: {
      modes: {
        'phone light': { viewport: 'phone', theme: 'light' },
        'desktop light': { viewport: 'desktop', theme: 'light' },
        'desktop dark': { viewport: 'desktop', theme: 'dark' },
      },
    },
  },
  tags: ['autodocs'],
} satisfies Preview;
