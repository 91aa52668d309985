import { passwordStrength, STRENGTH_TONES } from '#domain/password.ts';

/** Shows the strength of a password as bars and as a word. The colour only repeats them. */
export function StrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const bars = strength === '' ? 0 : STEPS.indexOf(strength) + 1;
  const ground = strength === '' ? '' : GROUNDS[STRENGTH_TONES[strength]];
  return (
    <div className="flex items-center gap-3">
      <div
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={STEPS.length}
        aria-valuenow={bars}
        aria-valuetext={strength || 'None'}
        className="flex flex-1 gap-1"
      >
        {STEPS.map((step, at) => (
          <span
            key={step}
            className={`h-1 flex-1 rounded-full ${at < bars ? `${ground} forced-colors:bg-[Highlight]` : 'bg-rule forced-colors:border'}`}
          />
        ))}
      </div>
      <p aria-live="polite" className="min-w-14 text-end text-caption text-ink-2">
        {strength}
      </p>
    </div>
  );
}

const STEPS = ['Weak', 'Medium', 'Strong'] as const;
const GROUNDS = { bad: 'bg-bad', waiting: 'bg-waiting', good: 'bg-good' } as const;
