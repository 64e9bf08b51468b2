import type { Meta } from '@storybook/react-vite';
import { ReplyMailOff } from '#src/components/comment/ReplyMailOff.tsx';
import { paths } from '#src/domain/paths.ts';
import { nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/ReplyMail',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

export const Default = screen(paths.replyMail(), <ReplyMailOff state="question" onTurnOff={nothing} />);

export const Done = screen(paths.replyMail(), <ReplyMailOff state="done" onTurnOff={nothing} />);

export const BrokenLink = screen(paths.replyMail(), <ReplyMailOff state="invalid" onTurnOff={nothing} />);

export const Failed = screen(paths.replyMail(), <ReplyMailOff state="failed" onTurnOff={nothing} />);
