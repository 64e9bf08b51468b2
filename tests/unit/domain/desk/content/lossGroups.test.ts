import { expect, test } from 'vitest';
import { lossGroups } from '#src/domain/desk/content/lossGroups.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';
import { fileFailureInWords } from '#src/server/services/writing/source/failureInWords.ts';

const loss = (externalId: string, ...reasons: string[]) => ({
  externalId,
  title: `Článok ${externalId}`,
  url: `https://blog.example.org/${externalId}`,
  isLeftOut: false,
  reasons,
});
const form = 'Formulár sa nedá prevziať.';
const idsOf = (losses: Parameters<typeof lossGroups>[0]) =>
  lossGroups(losses).map((group) => [group.reason, ...group.losses.map(({ externalId }) => externalId)]);

test('equal reasons are said once, and what happened to most things comes first', () => {
  const video = 'Video je tu ako odkaz.';
  expect(idsOf([loss('1', video), loss('2', form), loss('3', form, video), loss('4', form)])).toEqual([
    [form, '2', '4'],
    [video, '1'],
    [`${form} ${video}`, '3'],
  ]);
  expect(lossGroups([])).toEqual([]);
});

test('pictures that could not be fetched are one reason, whatever they are called and however many a thing has', () => {
  const picture = (name: string) => fileFailureInWords(`Obrázok ${name}`, new SourceError('slow', 'too late'));
  expect(idsOf([loss('1', picture('a.png')), loss('2', picture('Graf-č.1:2.jpg'), picture('c.png'))])).toEqual([
    ['Obrázok …: súbor sa nepodarilo stiahnuť včas.', '1', '2'],
  ]);
});
