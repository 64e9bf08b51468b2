import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Prvý riadok',
    brandUrl: '/',
    brandImage: '/favicon.svg',
    colorSecondary: '#7E50E6',
    fontBase: '"Figtree Variable", system-ui, sans-serif',
  }),
});
