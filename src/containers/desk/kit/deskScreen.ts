/** What a screen of the desk is given: whose it is. */
export interface DeskScreenProps {
  userId: string;
  /** The one thing that the address names behind the screen; `null`: the list. */
  id: string | null;
}
