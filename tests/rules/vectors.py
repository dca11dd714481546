"""Vectors of options for the property tests of this room."""

from hypothesis import strategies as st

from kozyr.rules.options import OPTIONS, Rules


def vectors() -> st.SearchStrategy[Rules]:
    """Any value of every option, valid together or not."""
    return st.builds(
        Rules, **{name: st.sampled_from(option.values) for name, option in OPTIONS.items()}
    )


def anything() -> st.SearchStrategy[object]:
    """Anything JSON can hold, and values that options have."""
    values = st.sampled_from([value for option in OPTIONS.values() for value in option.values])
    scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | values
    return st.recursive(
        scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8
    )
