import { describe, expect, it } from 'vitest';
import { pageWindow, parsePage } from '#src/domain/paging.ts';

describe('parsePage', () => {
  it.each([
    [null, 1],
    [undefined, 1],
    ['1', 1],
    ['42', 42],
    ['9999', 9999],
    ['10000', null],
    ['0', null],
    ['-1', null],
    ['01', null],
    ['1.5', null],
    [' 1', null],
    ['1\n', null],
    ['dva', null],
    ['', null],
  ])('%j → %j', (value, page) => {
    expect(parsePage(value)).toBe(page);
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 10, [1, 2, null, 10]],
    [3, 10, [1, 2, 3, 4, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [10, 10, [1, null, 9, 10]],
  ])('page %d of %d', (page, pageCount, numbers) => {
    expect(pageWindow(page, pageCount)).toEqual(numbers);
  });
});
