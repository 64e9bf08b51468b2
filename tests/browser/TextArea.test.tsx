import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextArea } from '#src/components/ui/TextArea.tsx';
import '#src/styles.css';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `riadok ${index + 1}`).join('\n');

function field(count: number, maxRows?: number): HTMLElement {
  cleanup();
  render(<TextArea label="Správa" value={lines(count)} onChange={() => undefined} maxRows={maxRows} />);
  return screen.getByRole('textbox');
}

/** How many whole rows of text the field shows. */
function rows(element: HTMLElement): number {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
  const room = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  return Math.round(room / Number.parseFloat(lineHeight));
}

const scrolls = (element: HTMLElement) => element.scrollHeight > element.clientHeight + 1;

describe('TextArea', () => {
  afterEach(() => {
    cleanup();
    document.documentElement.style.fontSize = '';
  });

  it.each([
    [0, 2],
    [2, 2],
    [3, 3],
    [6, 6],
    [7, 6],
    [40, 6],
  ])('shows %d lines in %d rows', (count, shown) => {
    const element = field(count);
    expect(rows(element)).toBe(shown);
    expect(scrolls(element)).toBe(count > 6);
  });

  it('grows up to the rows that it is given', () => {
    expect(rows(field(40, 10))).toBe(10);
  });

  it('shrinks when the text does', () => {
    const { rerender } = render(<TextArea label="Správa" value={lines(6)} onChange={() => undefined} />);
    rerender(<TextArea label="Správa" value="" onChange={() => undefined} />);
    expect(rows(screen.getByRole('textbox'))).toBe(2);
  });

  it('shows as many rows to a reader with larger letters', () => {
    document.documentElement.style.fontSize = '150%';
    expect([rows(field(6)), rows(field(40))]).toEqual([6, 6]);
  });
});
