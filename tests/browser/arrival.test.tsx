import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useArrival } from '#src/containers/ui/useArrival.ts';

afterEach(cleanup);

function Part({ isThere }: { isThere: boolean }) {
  useArrival('hodnotenia', isThere);
  return <section id="hodnotenia" aria-label="Hodnotenia" />;
}

const page = (isThere: boolean) => (
  <MemoryRouter initialEntries={['/kurzy/java-kurz#hodnotenia']}>
    <button type="button">Vynulovať pokrok</button>
    <a href="#hodnotenia">Ohodnotiť kurz</a>
    <Part isThere={isThere} />
  </MemoryRouter>
);

test.each([
  ['nothing', () => undefined],
  ['the link that leads there', () => screen.getByRole('link').focus()],
])('a part that comes late takes the focus from %s', (_, focus) => {
  const { rerender } = render(page(false));
  focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Hodnotenia' }));
});

test('whoever has begun something else until then is left to it', () => {
  const { rerender } = render(page(false));
  screen.getByRole('button').focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
