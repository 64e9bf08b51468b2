import type { SourceLoss } from '#src/contract/desk/content/deskSource.ts';

/** Things of a source that met the same, as far as it is said in the same words. */
export interface LossGroup {
  /** „Obrázok …: súbor je príliš veľký.“ */
  reason: string;
  losses: SourceLoss[];
}

/** Which picture it was is left out: the same happens to a hundred of them. */
const withoutNames = (reason: string) => reason.replace(/^Obrázok \S+:/, 'Obrázok …:');

/** What happened to most things comes first; of as many, what was said first. */
export function lossGroups(losses: readonly SourceLoss[]): LossGroup[] {
  const groups = new Map<string, LossGroup>();
  for (const loss of losses) {
    const reason = [...new Set(loss.reasons.map(withoutNames))].join(' ');
    const group = groups.get(reason);
    if (group) group.losses.push(loss);
    else groups.set(reason, { reason, losses: [loss] });
  }
  return [...groups.values()].sort((a, b) => b.losses.length - a.losses.length);
}
