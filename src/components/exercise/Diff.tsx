import {
  type ComparedRow,
  comparePieces,
  compareRows,
  firstDifference,
  type Piece,
} from '#src/domain/exercise/difference.ts';
import type { Difference } from '#src/domain/exercise/verdict.ts';
import type { TableLine } from '#src/domain/program/run.ts';

interface Props {
  difference: Difference;
  /** It is a guess that is set beside an output. */
  isGuess?: boolean;
}

interface SideProps {
  label: string;
  side: 'wanted' | 'given';
  /** `null` where there is no such line. */
  pieces: Piece[] | null;
}

/** Rows beyond are shown only where they differ. */
const mostRows = 12;
const frame = 'mt-3 mb-0 overflow-hidden rounded-md border border-line bg-primary';

/** What had to be over what is: the first line in which two texts differ, or the rows of two tables. */
export function Diff({ difference, isGuess = false }: Props) {
  if (difference.of !== 'text' && difference.of !== 'table') return null;
  if (difference.of === 'table' && difference.fault === 'rows') return <TableDiff {...difference} />;
  const { expected, actual } = difference.of === 'table' ? columnsOf(difference) : firstOf(difference);
  const pieces = comparePieces(expected ?? '', actual ?? '');
  return (
    <dl className={frame}>
      <Side label={isGuess ? 'Výstup' : 'Má byť'} side="wanted" pieces={expected === null ? null : pieces.expected} />
      <Side label={isGuess ? 'Tvoj tip' : 'Máš'} side="given" pieces={actual === null ? null : pieces.actual} />
    </dl>
  );
}

const firstOf = ({ expected, actual }: { expected: string; actual: string }) =>
  firstDifference(expected, actual) ?? { expected, actual };

const columnsOf = ({ expected, actual }: { expected: TableLine; actual: TableLine }) => ({
  expected: expected.columns.join(', '),
  actual: actual.columns.join(', '),
});

function Side({ label, side, pieces }: SideProps) {
  const mark =
    side === 'wanted'
      ? 'bg-success-soft text-success-text shadow-[inset_0_-2px_0_var(--success-text)]'
      : 'bg-danger-soft text-danger-text shadow-[inset_0_-2px_0_var(--danger-text)]';
  return (
    <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] items-baseline border-line px-3 py-2 not-first:border-t max-m:grid-cols-[4rem_minmax(0,1fr)]">
      <dt className="text-xs font-semibold text-muted">{label}</dt>
      <dd className="font-mono text-mono leading-relaxed [font-variant-ligatures:none] wrap-anywhere whitespace-pre-wrap">
        {pieces === null || pieces.length === 0 ? (
          <span className="font-sans text-muted">{pieces === null ? 'tento riadok tu nie je' : 'prázdny riadok'}</span>
        ) : (
          [...pieces.entries()].map(([number, { text, isMarked }]) =>
            isMarked ? (
              <mark key={number} className={`rounded-sm px-0.5 font-bold ${mark}`}>
                {text}
              </mark>
            ) : (
              text
            ),
          )
        )}
      </dd>
    </div>
  );
}

const rowLooks: Record<ComparedRow['state'], { look: string; word: string }> = {
  same: { look: '', word: '' },
  missing: { look: 'bg-success-soft text-success-text', word: 'chýba' },
  extra: { look: 'bg-danger-soft text-danger-text', word: 'navyše' },
};

function TableDiff({ expected, actual }: { expected: TableLine; actual: TableLine }) {
  const rows = compareRows(expected, actual);
  const shown = rows.length > mostRows ? rows.filter(({ state }) => state !== 'same').slice(0, mostRows) : rows;
  const cell = 'border-b-0 px-3 py-2 wrap-anywhere';
  return (
    <div className={frame}>
      <table aria-label="Porovnanie tabuliek" className="w-full text-left font-mono text-xs">
        <thead>
          <tr>
            {[...actual.columns.entries()].map(([number, column]) => (
              <th key={number} scope="col" className={`${cell} font-semibold text-muted`}>
                {column}
              </th>
            ))}
            <th className={cell}>
              <span className="sr-only">Rozdiel</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...shown.entries()].map(([number, { cells, state }]) => (
            <tr key={number} className={`border-t border-line ${rowLooks[state].look}`}>
              {[...cells.entries()].map(([column, value]) => (
                <td key={column} className={cell}>
                  {value ?? 'NULL'}
                </td>
              ))}
              <td className={`${cell} font-sans font-strong`}>{rowLooks[state].word}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
