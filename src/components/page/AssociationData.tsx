import { CopyableLine } from './CopyableLine.tsx';

export type AssociationField = 'name' | 'legalForm' | 'address' | 'registrationNumber';

interface Props {
  values: Record<AssociationField, string>;
  /** What was copied last; it is announced. */
  copied?: AssociationField | null;
  onCopy: (value: string, field: AssociationField) => void;
}

const labels: Record<AssociationField, string> = {
  name: 'Názov',
  legalForm: 'Právna forma',
  address: 'Sídlo',
  registrationNumber: 'IČO',
};
const fields: readonly AssociationField[] = ['name', 'legalForm', 'address', 'registrationNumber'];

/** The association's data for the tax form, each ready to be copied. */
export function AssociationData({ values, copied = null, onCopy }: Props) {
  return (
    <section aria-labelledby="association-data">
      <h2 id="association-data" className="text-h3">
        Údaje do tlačiva
      </h2>
      <dl className="mt-3 border-t border-line">
        {fields.map((field) => (
          <CopyableLine
            key={field}
            label={labels[field]}
            value={values[field]}
            isCopied={field === copied}
            onCopy={() => onCopy(values[field], field)}
          />
        ))}
      </dl>
      <p role="status" className="needs-script min-h-6 pt-2 text-sm text-success-text">
        {copied && `Skopírované: ${labels[copied]}`}
      </p>
    </section>
  );
}
