import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import './preview.css';
import '#src/styles/desk.css';
import { failOnDarkContrast } from './darkContrast.ts';
import { failOnOverflow } from './fitsScreen.ts';
import { stopCalendar } from './fixedDate.ts';
import { closeNetwork, failOnLeaks } from './noNetwork.ts';
import { failOnSources, watchSources } from './propsOnly.ts';
import { readableTypes } from './readableTypes.ts';
import { widthByTag } from './storyWidth.ts';

stopCalendar();
closeNetwork();
watchSources();

const withTheme: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  page.lang = 'sk';
  page.dataset.theme = globals.theme;
  // As the site's inline script says it: scripts run here.
  page.classList.add('js');
  return <Story />;
};

/** Pictures below the fold are there too when a snapshot is taken. */
const withoutLazyImages: Decorator = (Story) => (
  <div
    className="contents"
    ref={(box) => {
      for (const image of box?.querySelectorAll<HTMLImageElement>('img[loading=lazy]') ?? []) image.loading = 'eager';
    }}
  >
    <Story />
  </div>
);

/** The typeface is `font-display: optional`, which gives up after a tenth of a second: here it is always waited for. */
const loadFonts = async () => {
  const faces = [...document.fonts];
  for (const face of faces) face.display = 'block';
  await Promise.allSettled(faces.map((face) => face.load()));
};

/** A run of tests may make one half of the checks alone: what a story does, or what it looks like. */
const half: 'functions' | 'looks' | '' | undefined = import.meta.env.STORIES_HALF;

/** What stands there after the other checks is photographed, by tests alone. */
const failOnOtherPicture = async (context: StoryContext) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const { photograph } = await import('#tests/visual/photograph.ts');
  await photograph(context);
};

/**
 * Tests ask for what is wrong alone: of all that is right axe would write up every element of every rule, and each test would send
 * it to the reporters. The panel of the workshop shows it.
 */
const whatIsWrong = import.meta.env.VITEST_STORYBOOK === 'false' ? { resultTypes: ['violations'] } : {};

/** Chromatic photographs sheets and screens, which show whatever has a look; it reads parameters, and no tags. */
const chromaticByTags: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  const disableSnapshot = !tags.includes('sheet') && !tags.includes('screen');
  parameters.chromatic = { ...parameters.chromatic, disableSnapshot };
  return argTypes;
};

export default {
  decorators: [withoutLazyImages, withTheme],
  loaders: [loadFonts],
  afterEach: [
    ...(half === 'looks' ? [] : [failOnLeaks, failOnSources, failOnOverflow]),
    ...(half === 'functions' ? [] : [failOnDarkContrast, failOnOtherPicture]),
  ],
  argTypesEnhancers: [chromaticByTags, widthByTag, readableTypes],
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
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: half === 'looks' ? 'off' : 'error', options: whatIsWrong },
    // The theme is the ground; a second switch for it would only lie.
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Start',
          'docs',
          [
            'Colour',
            'Type',
            'Space and breakpoints',
            'Icons',
            'Motion',
            'Voice and Slovak',
            'Accessibility',
            'From idea to route',
          ],
          'tokens',
          'ui',
          '*',
          'screens',
        ],
      },
    },
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
