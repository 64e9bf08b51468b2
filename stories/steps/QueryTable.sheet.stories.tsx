import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryTable } from '#src/components/steps/QueryTable.tsx';
import type { QueryStep } from '#src/domain/program/querySteps.ts';
import { longQuery, queryRun } from '#stories/fixtures/querySteps.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'steps/QueryTable/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const [from] = queryRun.steps as [QueryStep];
const shown = [...queryRun.steps, { ...from, clause: 'empty', rows: [] }, { ...longQuery.steps[0], clause: 'long' }];

export const Default: StoryObj = stateSheet({
  isStill: true,
  isWide: true,
  states: Object.fromEntries(shown.map((step) => [step.clause, { step }])),
  render: ({ step = from }) => (
    <div className="bg-code-out p-5 text-code-text">
      <QueryTable {...(step as QueryStep)} />
    </div>
  ),
});
