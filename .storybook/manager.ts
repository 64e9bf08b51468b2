import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { site } from '#src/site.ts';

addons.setConfig({
  theme: {
    ...create({
      base: 'light',
      brandTitle: `<img src="./favicon.svg" alt="" width="28" height="28" style="margin-right: 10px; vertical-align: middle" />${site.name}`,
      brandUrl: `${site.sourceRepository}#readme`,
      brandTarget: '_blank',
      colorSecondary: '#7E50E6',
      fontBase: '"Figtree Variable", system-ui, sans-serif',
    }),
    // Only without a picture may the title have markup: the mark stands beside the name.
    brandImage: null,
  },
  layoutCustomisations: {
    // Pages to read have no controls.
    showPanel: ({ storyId }, shown) => (/^(?:start|docs)-/.test(storyId ?? '') ? false : shown),
  },
});
