import { Icon } from '#src/components/ui/Icon.tsx';
import { AnsweredList, type AnsweredQuestion } from './AnsweredList.tsx';

interface Props {
  name: string;
  answered: AnsweredQuestion[];
}

/** Answered questions that are not what matters now, folded under what they are. */
export function FoldedAnswers({ name, answered }: Props) {
  return (
    <details className="group/answers">
      <summary className="flex min-h-11 w-fit items-center gap-x-2 font-firm hover:text-accent-text">
        {name}
        <Icon
          name="chevronDown"
          className="text-muted transition-transform duration-150 group-open/answers:rotate-180"
        />
      </summary>
      <div className="pt-2">
        <AnsweredList label={name} answered={answered} />
      </div>
    </details>
  );
}
