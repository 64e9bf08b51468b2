import { ReplyMailPageContainer } from '#src/containers/comment/ReplyMailPageContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/replyMail';
import { pageMeta } from './parts/meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'E-maily o\u00A0odpovediach',
    description: 'Vypnutie e-mailov o odpovediach na tvoje komentáre.',
    path: paths.replyMail(),
    isHidden: true,
  });

export default function ReplyMail() {
  return <ReplyMailPageContainer />;
}
