import { findTasks, lostParts, type TaskDraft, withEnds, writeTask } from './taskDraft.ts';

const squeezed = (code: string) => code.replace(/[ \t\r]+$/gm, '').trim();

/** Which known mistake of a task, from 1, a program is; `null`: none. */
export function knownSlip({ slips }: Pick<TaskDraft, 'slips'>, code: string): number | null {
  return slips.findIndex(({ block }) => block && squeezed(block.code) === squeezed(code)) + 1 || null;
}

/** The task of a text, where a form may write it. */
export function taskOf(text: string, exerciseId: string) {
  return findTasks(text).find(({ draft }) => draft?.id === exerciseId)?.draft ?? null;
}

/** The text with a known mistake more in one of its tasks; `null` where it cannot be written there, or is there already. */
export function addSlip(text: string, exerciseId: string, slip: { code: string; message: string }): string | null {
  const task = findTasks(text).find(({ draft }) => draft?.id === exerciseId);
  if (!task?.draft || knownSlip(task.draft, slip.code)) return null;
  const { solution, start } = task.draft;
  const [language = ''] = (solution.block ?? start)?.info.split(/\s/) ?? [];
  const info = task.draft.kind === 'predict' ? 'output' : language;
  const added = { head: 'slip', text: slip.message.trim(), block: { info, code: slip.code } };
  const draft = withEnds({ ...task.draft, slips: [...task.draft.slips, added] });
  if (lostParts(draft).length > 0) return null;
  return text.slice(0, task.start) + writeTask(task.source, draft) + text.slice(task.end);
}
