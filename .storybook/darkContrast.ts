import type { StoryContext } from '@storybook/react-vite';

/**
 * Tests look at a story in the light theme. This checks the same picture in the dark one, where nothing differs but the
 * colours. In the workshop it does nothing: there the theme is chosen, and the panel checks what is shown.
 * @throws Error when a colour of the dark theme has too little contrast.
 */
export async function failOnDarkContrast(context: StoryContext): Promise<void> {
  if (import.meta.env.VITEST_STORYBOOK !== 'false' || context.globals.theme === 'dark') return;
  const { afterEach: checkAccessibility } = await import('@storybook/addon-a11y/preview');
  const { a11y } = context.parameters;
  const options = {
    ...a11y?.options,
    runOnly: { type: 'tag', values: ['cat.color'] },
    // Its tag names this one too, which asks for more than WCAG AA.
    rules: { 'color-contrast-enhanced': { enabled: false }, ...a11y?.options?.rules },
  };
  const showLight = showDark();
  try {
    await checkAccessibility({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, test: 'error', options } },
    });
  } catch (error) {
    throw new Error(`In the dark theme: ${error instanceof Error ? error.message : error}`);
  } finally {
    showLight();
  }
}

/** Switches the page to the dark theme at once; answers a function that switches back. */
function showDark(): () => void {
  const page = document.documentElement;
  const { theme } = page.dataset;
  // Colours on their way from one theme to the other are of neither.
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  page.dataset.theme = 'dark';
  return () => {
    page.dataset.theme = theme;
    // Asked for a colour, the browser finishes the way back before transitions run again.
    void getComputedStyle(document.body).color;
    still.remove();
  };
}
