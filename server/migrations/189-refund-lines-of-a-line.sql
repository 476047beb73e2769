-- What of a line went back so far is read whenever more of it does.
create index refund_lines_of_line on refund_lines (line_id);
