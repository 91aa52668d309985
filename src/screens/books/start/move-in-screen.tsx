import { useRef } from 'react';
import { formatDay, formatNumber } from '#domain/format.ts';
import { BusinessFields } from '#screens/books/parts/business-fields.tsx';
import { AfterTabWarning, useTabWarning } from '#screens/books/parts/tab-warning.tsx';
import { FileField } from '#screens/parts/file-field.tsx';
import { Problem } from '#screens/parts/problem.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { useLeaveGuard } from '#ui/navigation/leave-guard.ts';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { DiscardQuestion } from '#ui/overlays/dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Percentage } from '#ui/feedback/progress.tsx';
import { Section } from '#ui/layout/section.tsx';
import { MoveInFindings } from './move-in-findings.tsx';
import { MoveInTrialBalance } from './move-in-trial-balance.tsx';
import { type MoveInStep, useMoveIn } from './use-move-in.ts';

/** Years in Tally become books of one's own: the files, whose they are, what becomes of all in them, and the move. */
export function MoveInScreen() {
  const form = useRef<HTMLFormElement>(null);
  const way = useMoveIn(form);
  const { step } = way;
  const leaving = useLeaveGuard(way.isUnfinished);
  const warning = useTabWarning();

  return (
    <Page
      title="Move in from Tally"
      subtitle="Masters, opening balances and vouchers become books of your own. Tally stays as it is, and nothing is written here before you have seen it."
      actions={<TextLink to="/books">All books</TextLink>}
    >
      {step.name === 'choose' && (
        <AfterTabWarning warning={warning}>
          <Choose problem={step.problem} onChoose={way.read} />
        </AfterTabWarning>
      )}
      {step.name === 'working' && (
        <Section heading={takeFocus} title={step.label} sentence={way.isLasting ? GOES_ON : STAYS_OPEN}>
          <div className="flex flex-col items-start gap-4">
            <div className="w-full max-w-80">
              <Percentage label={step.label} progress={step.progress} />
            </div>
            <Button onClick={way.cancel}>Cancel</Button>
          </div>
        </Section>
      )}
      {step.name === 'business' && (
        <form
          ref={form}
          noValidate
          aria-label="Move in from Tally"
          className="flex flex-col gap-4 max-md:pb-14"
          onKeyDownCapture={acceptOnKey}
          onSubmit={(event) => {
            event.preventDefault();
            way.plan(step.opened);
          }}
        >
          <InTheFiles {...step} />
          {step.problem !== undefined && <Problem>{step.problem}</Problem>}
          <BusinessFields draft={way.draft} problems={way.problems} onChange={way.change} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={way.again}>Choose other files</Button>
            <Button look="primary" type="submit">
              See what moves in
            </Button>
          </div>
        </form>
      )}
      {step.name === 'planned' && (
        <>
          <Section
            heading={takeFocus}
            title="What moves in"
            sentence="Nothing is written yet. All of it moves in at once, or nothing does."
          >
            <div className="flex flex-col gap-4">
              <MoveInFindings of={step.planned} />
              {step.problem !== undefined && <Problem>{step.problem}</Problem>}
              <div className="flex flex-wrap gap-2">
                <Button look="primary" onClick={() => way.move(step)}>
                  Move In
                </Button>
                <Button onClick={() => way.backTo(step.opened)}>Change the business</Button>
              </div>
            </div>
          </Section>
          <MoveInTrialBalance rows={step.planned.trial} />
        </>
      )}
      {step.name === 'moved' && (
        <>
          <Section heading={takeFocus} title="Moved in" sentence="The trial balance below is read from the new books.">
            <div className="flex flex-col items-start gap-4">
              <MoveInFindings of={step.planned} />
              <LinkButton look="primary" to="/books/$key" params={{ key: step.moved.key }}>
                Open the books
              </LinkButton>
            </div>
          </Section>
          <MoveInTrialBalance rows={step.moved.trial} />
        </>
      )}
      {leaving.isAsked && (
        <DiscardQuestion onStay={leaving.stay} onDiscard={leaving.leave}>
          <p>Nothing is moved in yet.</p>
        </DiscardQuestion>
      )}
    </Page>
  );
}

const STAYS_OPEN = 'The page stays open to other work meanwhile.';
const GOES_ON = 'It goes on while you work elsewhere in this window. Until all is in, nothing is.';

function Choose({ problem, onChoose }: { problem: string | undefined; onChoose: (files: readonly File[]) => void }) {
  return (
    <Section
      title="The files"
      sentence="In TallyPrime: Export › Masters with all masters, and Export › Transactions, or the Day Book of the year, each with the format XML."
    >
      <div ref={problem === undefined ? undefined : takeFocusIn} className="flex flex-col gap-4">
        <FileField
          label="Tally files"
          help="Masters and vouchers, both at once: hold Ctrl to choose two files. They are read on this device."
          accept=".xml,text/xml,application/xml"
          isMany
          onChoose={(_, files) => onChoose(files)}
        />
        {problem !== undefined && <Problem>{problem}</Problem>}
      </div>
    </Section>
  );
}

function InTheFiles({ opened: { files, summary } }: Extract<MoveInStep, { name: 'business' }>) {
  const { counts, days } = summary;
  return (
    <Section heading={takeFocus} title="In the files" sentence={files.map(({ name }) => name).join(', ')}>
      <ul aria-label="In the files" className="flex flex-wrap gap-x-6 gap-y-1">
        {counts.map(({ what, count }) => (
          <li key={what}>
            {what}: <span className="font-medium tabular-nums">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
      {days && (
        <p className="mt-2 text-ink-2 text-table">
          Vouchers from {formatDay(days.from)} to {formatDay(days.to)}. Opening balances are taken as on the morning of
          Books Begin.
        </p>
      )}
    </Section>
  );
}

/** Each step replaces the one before, and the button that had the focus. */
function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

/** Another file can be chosen at once. */
function takeFocusIn(part: HTMLElement | null): void {
  part?.querySelector('input')?.focus();
}
