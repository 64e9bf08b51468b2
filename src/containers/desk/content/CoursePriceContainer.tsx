import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { CoursePriceQuestion } from '#src/components/desk/content/CoursePriceQuestion.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { refusalOf } from '#src/queries/apiClient.ts';
import { priceCourse } from '#src/queries/desk/content/deskContent.ts';

interface Props {
  courseId: string;
  learners: number;
  onClose: () => void;
}

/** The first price of a course that is on the web for free. */
export function CoursePriceContainer({ courseId, learners, onClose }: Props) {
  const queryClient = useQueryClient();
  const pricing = useMutation({
    mutationFn: (amount: number) => priceCourse(sendToApi, courseId, amount),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['desk'] });
      onClose();
    },
  });
  const failure =
    refusalOf(pricing.error) === 'course-has-price'
      ? 'Kurz medzitým cenu dostal, alebo nie je na webe. Ďalšie ceny sú v\u00A0časti Produkty.'
      : deskFailure(pricing.error);
  return (
    <CoursePriceQuestion
      learners={learners}
      state={pricing.isPending ? 'busy' : 'ready'}
      failure={failure}
      onPrice={(amount) => pricing.mutate(amount)}
      onClose={onClose}
    />
  );
}
