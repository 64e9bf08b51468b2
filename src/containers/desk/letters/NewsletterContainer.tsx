import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { IssueContainer } from './IssueContainer.tsx';
import { IssueListContainer } from './IssueListContainer.tsx';
import { NewIssueContainer } from './NewIssueContainer.tsx';
import { SubscribersContainer } from './SubscribersContainer.tsx';

const endOf = (path: string) => path.slice(deskPaths.newsletter().length + 1);
const subscribers = endOf(deskPaths.subscribers());
const newIssue = endOf(deskPaths.newIssue());

/** „Newsletter“: the issues, who gets them, what one is begun with, or the issue that the address names. */
export function NewsletterContainer({ userId, id }: DeskScreenProps) {
  if (id === null) return <IssueListContainer userId={userId} />;
  if (id === subscribers) return <SubscribersContainer userId={userId} />;
  if (id === newIssue) return <NewIssueContainer userId={userId} />;
  return <IssueContainer key={id} userId={userId} id={id} />;
}
