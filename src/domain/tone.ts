/** What a status says at a glance. Each status names its tone; a new status without one does not compile. */
export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';
