import { useWatch } from 'react-hook-form';
import type { Decimal } from '../../api/decimal';
import { isWhole } from '../../api/isWhole';
import { trimEnd } from '../../api/trimEnd';
import { useFormat } from '../../context/useFormat';
import { useStores } from '../../context/ApplicationContext';
import { useText } from '../../context/useText';
import type { FieldOf } from '../../config/form/compiledForm';
import { currencySign } from '../../i18n/money';
import { useRoute } from '../../routing/CurrentRoute';
import { Field } from '../../ui/Field';
import { readAmount, rewriteAmount, writeAmount } from '../amount';
import { amountsIn } from '../values';
import { lineOf, type FormFieldProps, type LineProps } from './fieldProps';
import * as styles from './AmountField.css';

/** Money as the player's language writes it, with amounts to choose by one press. */
export function AmountField(props: LineProps<FieldOf<'amount'>>) {
  const { field, flow } = props;
  const { currency } = useStores().site.site;
  const { date } = useRoute().locale;
  const { methods } = flow;
  const { places, separators } = flow.context();
  const { onBlur, ...line } = lineOf(props);

  const tidy = () => {
    const typed = methods.getValues(field.name);
    if (typeof typed !== 'string') return;
    const written = rewriteAmount(typed, separators, date, places);
    if (written !== typed) methods.setValue(field.name, written);
  };

  return (
    <div className={styles.amount}>
      <Field
        {...line}
        type="text"
        inputMode={places === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        look="figures"
        start={currencySign(date, currency).sign}
        onBlur={(event) => {
          tidy();
          onBlur(event);
        }}
      />
      <Chips field={field} flow={flow} />
    </div>
  );
}

function Chips({ field, flow }: Pick<FormFieldProps<FieldOf<'amount'>>, 'field' | 'flow'>) {
  const text = useText();
  const format = useFormat();
  const { date } = useRoute().locale;
  const { methods, context } = flow;
  const { separators, places, data } = context();
  const typed = useWatch({ control: methods.control, name: field.name });
  const read = readAmount(typeof typed === 'string' ? typed : '', separators, places);
  const chips = field.chips.length > 0 ? field.chips : amountsIn(data, field.chipsFrom);
  if (chips.length === 0) return null;
  const choose = (amount: Decimal) => {
    // What is under way stays as it was sent.
    if (flow.isBusy) return;
    methods.setValue(field.name, writeAmount(amount, date, places));
    flow.changed(field);
    void methods.trigger(field.name);
  };
  return (
    <div
      className={styles.chips}
      role="group"
      aria-label={flow.form.words.chips ? text(flow.form.words.chips) : undefined}
      data-part="amount-chips"
    >
      {chips.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.chip}
          aria-pressed={read.ok && read.amount === plain(amount)}
          aria-disabled={flow.isBusy || undefined}
          onClick={() => choose(amount)}
          translate="no"
        >
          {format.money(amount, { whole: isWhole(amount) })}
        </button>
      ))}
    </div>
  );
}

/** Without zeros that say nothing: `100.00` → `100`. */
function plain(amount: Decimal): Decimal {
  const [whole = '', decimals = ''] = amount.split('.');
  const kept = trimEnd('0', decimals);
  return kept === '' ? whole : `${whole}.${kept}`;
}
