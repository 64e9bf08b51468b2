import { expect, test } from 'vitest';
import { changeFor, lessonLanguage } from '#src/domain/desk/content/markdownActs.ts';
import { findTasks, insertTask, newTask } from '#src/domain/desk/tasks/taskDraft.ts';

test.each([
  ['Python', 'python'],
  ['SQL', 'sql'],
  ['HTML a CSS', 'html'],
  ['JavaScript', 'javascript'],
  // Java is only read here.
  ['Java', 'javascript'],
  ['toString', 'javascript'],
  [null, 'javascript'],
])('a course of %s has programs in %s', (taught, language) => {
  expect(lessonLanguage(taught)).toBe(language);
});

test('a new task takes the language of its course, from the toolbar and from the form', () => {
  const { insert } = changeFor('task', '', 0, 0, 'uloha', 'python');
  expect(insert).toContain('```python start\n# sem píš\n```');
  expect(insert).toContain('```python solution\nprint("Ahoj")\n```');
  expect(insert).not.toContain('javascript');
  const { text } = insertTask('Prvý.\n\nDruhý.', 1, newTask('uloha', 'python'));
  expect(text).toMatch(/^Prvý\.\n\n::::task[\s\S]*```python solution[\s\S]*::::\n\nDruhý\.$/);
  expect(findTasks(text)).toHaveLength(1);
});
