import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NavigationLink } from '#src/components/ui/NavigationLink.tsx';
import '#src/styles.css';

afterEach(cleanup);

describe('NavigationLink', () => {
  it.each([
    ['/kurzy', 'page', 'underline'],
    ['/kurzy/java-kurz', null, 'none'],
    ['/kurzy/', null, 'none'],
    ['/', null, 'none'],
  ])('to /kurzy on %s: aria-current %s, line %s', (currentPath, current, line) => {
    render(
      <NavigationLink href="/kurzy" currentPath={currentPath}>
        Kurzy
      </NavigationLink>,
    );
    const link = screen.getByRole('link', { name: 'Kurzy' });
    expect(link.getAttribute('aria-current')).toBe(current);
    expect(getComputedStyle(link).textDecorationLine).toBe(line);
  });
});
