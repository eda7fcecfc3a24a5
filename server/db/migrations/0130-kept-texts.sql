-- The texts of the site are a step that an owner may keep as it is (docs/product.md P17.11).
alter table kept_steps
  drop constraint kept_steps_step_check,
  add constraint kept_steps_step_check
    check (step in ('hours', 'texts', 'tax', 'deposit', 'cancellation', 'team', 'payments'));
