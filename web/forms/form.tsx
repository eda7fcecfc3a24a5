import './form.css'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { focusFirst } from '#web/forms/focus-first.ts'

interface FormProps<Values extends FieldValues, Body> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values, unknown, Body>
  /** What went wrong with the form as a whole. */
  problem?: string | undefined
  onSubmit: (body: Body) => void
  /** Buttons below the problem. */
  foot?: ReactNode
}

/** The form element of a react-hook-form. An error of a field is gone once its field is changed. */
export function Form<Values extends FieldValues, Body>({
  form,
  problem,
  onSubmit,
  foot,
  className = '',
  children,
  ...rest
}: FormProps<Values, Body>) {
  return (
    <form
      {...rest}
      className={`form ${className}`.trimEnd()}
      noValidate
      onChange={({ target }) => {
        const name = target instanceof Element && target.getAttribute('name')
        if (name) form.clearErrors(name as Path<Values>) // fields carry the names of the values
      }}
      onSubmit={(event) => {
        // for React the form of a dialog is inside the form that opened it
        event.stopPropagation()
        void form.handleSubmit(
          (body) => onSubmit(body),
          (errors) => focusFirst(form, (name) => name in errors),
        )(event)
      }}
    >
      {children}
      {problem && (
        <p className="field-error" role="alert">
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
      {foot}
    </form>
  )
}
