import fc from 'fast-check';

// Properties try the same examples in every run, so that a failure is never a matter of luck.
fc.configureGlobal({ seed: 20261121 });
