"""Where alembic starts: it is handed a connection, in a transaction of the caller."""

from alembic import context

from kozyr.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
