import { useNavigate } from 'react-router-dom';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { firstDay, readSpan, type Span, spanBefore, spanInWords, spanPresets } from '#src/domain/desk/overview/span.ts';

/** The days that the address names, and how other ones are chosen. */
export function useSpan(path: string) {
  const { filters, hrefWith } = useListAddress(path);
  const navigate = useNavigate();
  const today = dayInBratislava(useNow());
  const { preset, span } = readSpan(filters, today);
  return {
    span,
    filters,
    hrefWith,
    picker: {
      presets: spanPresets.map(({ param, name }) => ({
        name,
        href: hrefWith({ obdobie: param, od: null, do: null }),
        isCurrent: param === preset,
      })),
      span,
      bounds: { from: firstDay, to: today },
      compared: span && `Porovnávame s\u00A0${spanInWords(spanBefore(span))}.`,
      onSpan: ({ from, to }: Span) => void navigate(hrefWith({ obdobie: null, od: from, do: to })),
    },
  };
}
