/** Programs are looked over, words are read slowly, and a task takes what it takes: as the lessons of the catalogue are. */
const wordsPerMinute = 130;
const linesPerMinute = 50;
const minutesPerTask = 6;

/** How long a lesson takes who reads it, looks at its programs and does its tasks, in whole minutes, at least one. */
export function learningMinutes(markdown: string): number {
  const programs = markdown.match(/^```[\s\S]*?^```/gm) ?? [];
  const lines = programs.reduce((sum, program) => sum + program.split('\n').length - 2, 0);
  const words = markdown.replace(/^```[\s\S]*?^```/gm, '').match(/\S+/g)?.length ?? 0;
  const tasks = markdown.match(/^:{3,}task\b/gm)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + lines / linesPerMinute + tasks * minutesPerTask));
}
