import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextInput } from '#src/components/ui/TextInput.tsx';

function Name({ limit }: { limit?: number }) {
  const [value, setValue] = useState('');
  return <TextInput label="Meno" value={value} onChange={setValue} limit={limit} />;
}

afterEach(cleanup);

describe('TextInput', () => {
  it('counts what is typed; what is longer stays and is marked', async () => {
    render(<Name limit={5} />);
    expect(screen.getByText('0/5')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Meno' }), 'Ema');
    expect(screen.getByText('3/5')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Meno' }), 'nuela');
    expect(screen.getByText('8/5')).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('Emanuela');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Priveľmi dlhé: zmestí sa najviac 5\sznakov/)).toBeTruthy();
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText(/Priveľmi dlhé/)).toBeNull();
  });

  it('shows no counter without a longest length', () => {
    render(<Name />);
    expect(screen.queryByText(/\d\/\d/)).toBeNull();
  });
});
