import { GuestHomeContainer } from './GuestHomeContainer.tsx';
import { LearnerHomeContainer } from './LearnerHomeContainer.tsx';
import { MissingHome } from './MissingHome.tsx';

export interface OwnHomeProps {
  /** There is a home page of last time to look at. */
  hasKept: boolean;
  /** Something stands here: the kept page goes. */
  onShown: () => void;
}

interface Props extends OwnHomeProps {
  /** A learner's id; `''` is a guest who has done something. */
  owner: string;
  isReached: boolean;
}

/** The home page of somebody who learns, with an account or without. */
export function OwnHomeContainer({ owner, isReached, ...rest }: Props) {
  if (!isReached) return <MissingHome {...rest} onRetry={() => location.reload()} />;
  return owner === '' ? <GuestHomeContainer {...rest} /> : <LearnerHomeContainer userId={owner} {...rest} />;
}
