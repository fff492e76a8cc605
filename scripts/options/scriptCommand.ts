import { Command, type Option, type ParseOptionsResult } from 'commander';
import { endWithReader } from './closedPipe';
import { Refusal } from './refusal';

/**
 * A command of the project. An option that takes one value refuses a second one. Options and arguments refuse an
 * empty value, such as that of a shell variable that is not set. An action that throws a `Refusal` ends with
 * its sentence and status 1.
 */
export class ScriptCommand extends Command {
  constructor(name?: string) {
    super(name);
    endWithReader();
  }

  override parseOptions(args: string[]): ParseOptionsResult {
    const found = super.parseOptions(args);
    if (found.operands.includes('')) this.error('error: an argument is empty. Give it a value, or leave it out.');
    return found;
  }

  override addOption(option: Option): this {
    let isGiven = false;
    this.on(`option:${option.name()}`, (value: unknown) => {
      if (value === '') this.error(`error: option '${option.flags}' is empty. Give it a value, or leave it out.`);
      if (isGiven && !option.variadic && (option.required || option.optional))
        this.error(`error: option '${option.flags}' is given twice. Give it once.`);
      isGiven = true;
    });
    return super.addOption(option);
  }

  override action(run: Parameters<Command['action']>[0]): this {
    return super.action(async (...given: readonly unknown[]) => {
      await withoutRefusal(async () => await run.apply(this, [...given]));
    });
  }
}

/** Runs what may be refused; a refusal is told in its sentence, with status 1. */
export async function withoutRefusal(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
