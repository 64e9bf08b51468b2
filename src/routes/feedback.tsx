import { FeedbackView } from '#src/components/feedback/FeedbackView.tsx';
import { FeedbackContainer } from '#src/containers/feedback/FeedbackContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/feedback';
import { pageMeta } from './parts/meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Feedback',
    description: 'Napíš nám, čo ti v lekciách pomohlo, čo chýba a kde sme spravili chybu.',
    path: paths.feedback(),
  });

export default function Feedback() {
  return (
    <FeedbackView>
      <FeedbackContainer />
    </FeedbackView>
  );
}
