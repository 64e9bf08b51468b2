import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Tests run a story with the tag `phone` or `tablet` at that width, the others at a desktop's. In the workshop every story
 * has the width of the window, and the toolbar has the fixed ones.
 */
export const widthByTag: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  // The workshop itself knows no such parameter any more, and warns of it; the plugin of the tests reads it.
  if (import.meta.env.VITEST_STORYBOOK !== undefined) {
    const defaultViewport = tags.find((tag) => tag in parameters.viewport.options) ?? 'desktop';
    parameters.viewport = { ...parameters.viewport, defaultViewport };
  }
  return argTypes;
};
