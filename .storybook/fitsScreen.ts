/** @throws Error when the story is wider than the screen: nobody scrolls a page sideways. */
export function failOnOverflow(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    throw new Error(
      `The story is ${scrollWidth - clientWidth} px wider than the screen. Let long words break (wrap-anywhere), or scroll the wide part by itself.`,
    );
  }
}
