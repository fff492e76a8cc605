import { useState, type SyntheticEvent } from 'react';
import { useNow } from '../../context/useNow';
import { useText } from '../../context/useText';
import type { FieldOf } from '../../config/form/compiledForm';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { codesIn } from '../cleaning';
import { lineOf, type FormFieldProps, type LineProps } from './fieldProps';
import * as styles from './CodeField.css';

/**
 * A one-time code (STATE-5): one line for six digits, which phones and paste fill at once; whole, it is sent, unless
 * the pasted text may mean another code. Another one can be requested after a while.
 */
export function CodeField(props: LineProps<FieldOf<'code'>>) {
  const { field, flow } = props;
  const [sent, setSent] = useState('');
  const { onChange, ...line } = lineOf(props);
  const handleChange = (event: SyntheticEvent<HTMLInputElement>) => {
    const codes = codesIn(event.currentTarget.value);
    onChange(event);
    const [code] = codes;
    if (code === undefined || codes.length > 1 || code === sent) return;
    setSent(code);
    flow.submit();
  };
  return (
    <div className={styles.code}>
      <Field
        {...line}
        type="text"
        look="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        spellCheck={false}
        onChange={handleChange}
        onCompositionEnd={handleChange}
      />
      <Resend field={field} flow={flow} />
    </div>
  );
}

function Resend({ field, flow }: Pick<FormFieldProps<FieldOf<'code'>>, 'field' | 'flow'>) {
  const text = useText();
  const now = useNow(1000);
  const [count, setCount] = useState(0);
  const { resend, resendIn, resent } = flow.form.words;
  const seconds = now === null || flow.resendAt === null ? 0 : Math.max(0, Math.round((flow.resendAt - now) / 1000));
  const handleResend = async () => {
    if (await flow.resend(field)) setCount(count + 1);
  };
  return (
    <div className={styles.resend} data-part="resend">
      {seconds > 0 ? (
        <p className={styles.wait}>{resendIn ? text(resendIn, { time: clock(seconds) }) : ''}</p>
      ) : (
        <Button kind="quiet" size="compact" className={styles.again} onClick={() => void handleResend()}>
          {resend ? text(resend) : ''}
        </Button>
      )}
      <p className={visuallyHidden} role="status" key={count}>
        {count > 0 && resent ? text(resent) : ''}
      </p>
    </div>
  );
}

/** `75` → `1:15`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
