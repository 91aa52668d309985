import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { QUICK_ACTIONS, useQuickAction } from '#screens/sample/parts/quick-action.ts';
import { Block } from './block.tsx';

/** The three quick actions that also stand behind the floating button. */
export function QuickActionsBlock() {
  const begin = useQuickAction();
  return (
    <div data-unprinted>
      <Block title="Quick Actions">
        <div className="grid gap-3 border-t p-4 @min-[32rem]:grid-cols-3">
          {QUICK_ACTIONS.map((action) => (
            <Button key={action.label} className="px-2!" onClick={() => void begin(action)}>
              <Icon of={action.icon} className="text-ink-2" />
              {action.label}
            </Button>
          ))}
        </div>
      </Block>
    </div>
  );
}
