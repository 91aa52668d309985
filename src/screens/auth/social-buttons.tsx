import { Button } from '#ui/controls/button.tsx';
import { toastError } from '#ui/feedback/toast.tsx';

/** Two providers that are not available: each button says so, and no request is made. */
export function SocialButtons() {
  return (
    <div className="mt-5 flex flex-col gap-4">
      <p className="flex items-center gap-3 text-caption text-ink-3 before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        Or continue with
      </p>
      <div className="grid grid-cols-2 gap-2">
        {PROVIDERS.map((provider) => (
          <Button
            key={provider}
            onClick={() =>
              toastError(
                `${provider} is not available`,
                'Social sign-in is not available here. Use the form with an email address and a password.',
              )
            }
          >
            {provider}
          </Button>
        ))}
      </div>
    </div>
  );
}

const PROVIDERS = ['Google', 'GitHub'];
