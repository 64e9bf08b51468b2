/** How an exercise was opened: it came near, or a button of its markup was pressed. */
export type Start = 'seen' | 'run' | 'check' | 'edit';
