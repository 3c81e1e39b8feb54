-- Who sells what, and what can be had, is asked of the catalogue's own index: a search only says whose words match.
DROP TABLE shelves;
