import { type QueryStep, queryParts, queryStepsOf } from '#src/domain/program/querySteps.ts';
import type { TableLine } from '#src/domain/program/run.ts';
import { type Refused, readQuery } from '#src/domain/program/sqlQuery.ts';
import type { Runtime } from '#src/runtimes/runtime.ts';

const refusals = {
  failed: 'Tento dopyt sa na kroky rozložiť nedá. Skús ho napísať jednoduchšie.',
  limit: 'Dopyt prechádza priveľa riadkov na to, aby sa dal krokovať.',
  learner: 'Krokovanie je zastavené.',
};

/** How a query that has finished comes about, clause by clause, on its database; or why that cannot be told. @throws RuntimeUnavailableError */
export async function askQuery(runtime: Runtime, code: string): Promise<QueryStep[] | Refused> {
  const query = readQuery(code);
  if ('why' in query) return query;
  // A clause that is asked alone knows the tables, not always the names that the result gives.
  for (const isPlain of [true, false]) {
    const parts = queryParts(query, isPlain);
    const tables: TableLine[] = [];
    const result = await runtime.run({
      code: parts.map(({ sql }) => sql).join(';\n'),
      onOutput: (lines) => tables.push(...lines.filter((line) => line.kind === 'table')),
    });
    if (result.verdict === 'stopped') return { why: refusals[result.reason === 'learner' ? 'learner' : 'limit'] };
    if (result.verdict === 'finished') return queryStepsOf(parts, tables);
  }
  return { why: refusals.failed };
}
