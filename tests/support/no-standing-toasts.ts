import { toast } from 'sonner';
import { afterEach } from 'vitest';

// A toast stands for seconds: over the buttons of the next test, and in the way of what it looks for.
afterEach(() => void toast.dismiss());
