import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import table from '#src/routes.ts?raw';

/** Every row of the route table, and the stories of its screen. */
const screens = [...table.matchAll(/(?:route\('([^']+)', |index\()'routes\/(\w)(\w*)\.tsx'/g)].map(
  ([, path = '', first = '', rest = '']) => ({
    address: new URLPattern({ pathname: `/${path}` }),
    title: `screens/${first.toUpperCase()}${rest}`,
  }),
);

/** Takes a click on a link of the site to the story of its screen, as the site takes it to the page. */
export function walk(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || link.origin !== location.origin || /\.\w+$/.test(link.pathname)) return;
  event.preventDefault();
  const screen = screens.find(({ address }) => address.test({ pathname: link.pathname }));
  addons.getChannel().emit(SELECT_STORY, { title: screen?.title, name: 'Default' });
}
