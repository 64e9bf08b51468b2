import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type MarkdownHandle, MarkdownSource } from '#src/containers/desk/content/MarkdownSource.tsx';
import type { PasteReport } from '#src/containers/desk/content/pasting.ts';
// It comes with the first paste; here it is there before.
import '#src/domain/desk/content/paste/readPasted.ts';
import code from '#tests/corpus/pasted/vscode.html.txt?raw';
import word from '#tests/corpus/pasted/word.html.txt?raw';
import wordText from '#tests/corpus/pasted/word.md.txt?raw';

afterEach(cleanup);

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function open(text: string, line = 1) {
  const handle = createRef<MarkdownHandle>();
  const reports: PasteReport[] = [];
  const heard = { takenBack: 0, written: 0, files: [] as File[] };
  let now = text;
  const { container } = render(
    <MarkdownSource
      text={text}
      onChange={(changed) => {
        now = changed;
      }}
      onCursor={() => undefined}
      onScroll={() => undefined}
      paste={{
        onPaste: (report) => reports.push(report),
        onFiles: (files) => heard.files.push(...files),
        onTakenBack: () => {
          heard.takenBack += 1;
        },
        onWritten: () => {
          heard.written += 1;
        },
      }}
      language="javascript"
      handle={handle}
    />,
  );
  handle.current?.goTo(line);
  const place = container.querySelector('.cm-content');
  const paste = (formats: Record<string, string>, isWithShift = false) => {
    const data = new DataTransfer();
    for (const [type, value] of Object.entries(formats)) data.setData(type, value);
    place?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'v', ctrlKey: true, shiftKey: isWithShift, bubbles: true }),
    );
    place?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  };
  return { handle, reports, heard, paste, text: () => now };
}

test('a document of Word becomes Markdown between empty lines, and one step takes it back', async () => {
  const { paste, reports, heard, text } = open('Prvý.\n\nDruhý.', 2);
  paste({ 'text/html': word, 'text/plain': 'Zoznamy' });
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(text()).toBe(`Prvý.\n\n${wordText.trim()}\n\nDruhý.`);
  expect(reports[0]).toMatchObject({ origin: 'word', counts: { headings: 2, tables: 1 }, withoutWords: 0 });
  expect(document.querySelectorAll('.cm-pastedLine').length).toBeGreaterThan(5);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(text()).toBe('Prvý.\n\nDruhý.');
  expect(heard.takenBack).toBe(1);
});

const picture = `<h2>Mapa</h2><p><img src="data:image/png;base64,${dot}" alt=""></p>`;
const address = '/subory/0123456789abcdef0123/1x1/obrazok-1.webp';

test('a picture that comes later goes with the same step', async () => {
  const { paste, reports, handle, text } = open('');
  paste({ 'text/html': picture, 'text/plain': 'Mapa' });
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  const [{ place } = { place: '' }] = reports[0]?.pictures ?? [];
  expect(text()).toContain(`![](${place})`);
  expect(reports[0]?.withoutWords).toBe(1);
  handle.current?.settlePicture(place, address, true);
  expect(text().trim()).toBe(`## Mapa\n\n![](${address})`);
  await userEvent.keyboard('Ďalej.');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(text().trim()).toBe(`## Mapa\n\n![](${address})`);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(text()).toBe('');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(text().trim()).toBe(`## Mapa\n\n![](${address})`);
});

test('also where something else was written before it came', async () => {
  const { paste, reports, heard, handle, text } = open('');
  paste({ 'text/html': picture, 'text/plain': 'Mapa' });
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  const [{ place } = { place: '' }] = reports[0]?.pictures ?? [];
  await userEvent.keyboard('Ďalej.');
  expect(heard.written).toBeGreaterThan(0);
  handle.current?.settlePicture(place, address, false);
  expect(text()).toContain(`![](${address})Ďalej.`);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(text().trim()).toBe(`## Mapa\n\n![](${address})`);
  await userEvent.keyboard('{Control>}z{/Control}');
  await vi.waitFor(() => expect(text()).toBe(''));
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await vi.waitFor(() => expect(text().trim()).toBe(`## Mapa\n\n![](${address})`));
  await userEvent.keyboard('{Control>}z{/Control}');
  await vi.waitFor(() => expect(text()).toBe(''));
});

test.each([
  ['with Shift', '', 1, word, true],
  ['into a program', '```python\n\n```', 2, word, false],
  ['out of an editor of programs', '', 1, code, false],
])('plain text stays as it is %s', async (_, before, line, html, isWithShift) => {
  const { paste, reports, text } = open(before, line);
  paste({ 'text/html': html, 'text/plain': 'for i in range(3):\n    *print*(i)' }, isWithShift);
  await vi.waitFor(() => expect(text()).toContain('for i in range(3):\n    *print*(i)'));
  expect(reports).toEqual([]);
});

test('a picture alone is given to the store', () => {
  const { heard, text } = open('');
  const data = new DataTransfer();
  data.items.add(new File([new Uint8Array([1])], 'snimka.png', { type: 'image/png' }));
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  document.querySelector('.cm-content')?.dispatchEvent(event);
  expect(heard.files.map(({ name }) => name)).toEqual(['snimka.png']);
  expect(event.defaultPrevented).toBe(true);
  expect(text()).toBe('');
});
