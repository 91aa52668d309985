/** The meaning of a status, which decides its colour. A new status without a tone does not compile. */
export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';
